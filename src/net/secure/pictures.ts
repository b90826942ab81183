import { sha512 } from '@noble/hashes/sha2.js';
import { ascii } from '../bytes';
import { lengthValue } from './cpace';

/** NS19: so many pictures are compared, each one of so many: 18 bits. */
export const PICTURES = 3;
export const PICTURE_KINDS = 64;

/** Numbers of pictures that two people compare. */
export type Pictures = readonly number[];

const COMMITMENT_BYTES = 32;

/** NS19: what a host sends of its ephemeral key before it has seen the guest's. */
export const commitmentTo = (key: Uint8Array): Uint8Array =>
  sha512(lengthValue(ascii('Knobel commitment'), key)).slice(0, COMMITMENT_BYTES);

/** NS19: the pictures for a handshake: the same on both phones only if nobody in between has changed a byte. */
export function picturesOf(transcript: readonly Uint8Array[]): Pictures {
  const bytes = sha512(lengthValue(ascii('Knobel pictures'), ...transcript));
  return Array.from(bytes.subarray(0, PICTURES), (byte) => byte % PICTURE_KINDS);
}

export const samePictures = (a: Pictures, b: Pictures): boolean => a.join() === b.join();
