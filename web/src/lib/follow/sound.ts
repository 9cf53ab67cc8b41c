/** A few short sounds, synthesized without files, and only once the reader has turned sound on. */

import { settings } from "../settings.svelte";
import type { Sound } from "./telling";

let context: AudioContext | null = null;

/** A tone that glides from one pitch to another: [start, hertz, hertz at the end, seconds, loudness, wave]. */
type Tone = readonly [at: number, from: number, to: number, long: number, loud: number, wave: OscillatorType];
/** A rustle around a pitch: [start, hertz, seconds, loudness]. */
type Rustle = readonly [at: number, around: number, long: number, loud: number];

const SOUNDS: Record<Sound, { tones?: readonly Tone[]; rustles?: readonly Rustle[] }> = {
  roll: { rustles: [0, 0.09, 0.17, 0.29].map((at) => [at, 1_900 - at * 2_000, 0.05, 0.5] as const) },
  card: { rustles: [[0, 3_200, 0.13, 0.25]] },
  drive: { tones: [[0, 70, 118, 0.5, 0.16, "sawtooth"]], rustles: [[0, 260, 0.5, 0.15]] },
  build: {
    tones: [
      [0, 190, 120, 0.13, 0.5, "triangle"],
      [0.11, 250, 150, 0.16, 0.4, "triangle"],
    ],
  },
  turn: {
    tones: [
      [0, 587, 587, 0.16, 0.3, "sine"],
      [0.13, 880, 880, 0.28, 0.3, "sine"],
    ],
  },
  victory: {
    tones: [523, 659, 784, 1_047].map((height, at) => [at * 0.14, height, height, at === 3 ? 0.6 : 0.2, 0.3, "triangle"] as const),
  },
};

const LOUD = 0.35;

/** Play a sound, if the reader wants sounds. */
export function play(sound: Sound): void {
  if (!settings.sound || document.hidden || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[sound].tones ?? []) ring(context, tone);
  for (const rustle of SOUNDS[sound].rustles ?? []) hiss(context, rustle);
}

/** Turn sound on or off; turning it on plays a sound. */
export function switchSound(on: boolean): void {
  settings.sound = on;
  play("turn");
}

/** The loudness over time: it rises quickly and fades. */
function fading(audio: AudioContext, start: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud * LOUD, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(audio.destination);
  return gain;
}

function ring(audio: AudioContext, [at, from, to, long, loud, wave]: Tone): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.linearRampToValueAtTime(to, start + long);
  tone.connect(fading(audio, start, long, loud));
  tone.start(start);
  tone.stop(start + long);
}

function hiss(audio: AudioContext, [at, around, long, loud]: Rustle): void {
  const start = audio.currentTime + at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  buffer.getChannelData(0).forEach((_, index, noise) => (noise[index] = Math.random() * 2 - 1));
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = around;
  source.connect(band).connect(fading(audio, start, long, loud));
  source.start(start);
}
