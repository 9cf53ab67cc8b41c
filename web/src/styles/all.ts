/** Fonts and styles of every page. */
import "./fonts.css";
import "./tokens.css";
import "./base.css";
