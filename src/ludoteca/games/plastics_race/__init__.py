"""European Plastic's Race: rubbish trucks collect plastic in eight cities."""
