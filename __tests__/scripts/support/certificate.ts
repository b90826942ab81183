import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const IDENTIFIER = 0x06;
const TEXT = 0x0c;
const TIME = 0x18;
/** 1.2.840.10045.4.3.2 and 2.5.4.3 */
const ECDSA_WITH_SHA256 = Uint8Array.of(0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2);
const COMMON_NAME = Uint8Array.of(0x55, 4, 3);

/** X.690: a tag, a length, what is in it. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Uint8Array.of(tag, ...head), content]);
}

const pem = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n`;

/** A certificate that is signed by itself, and its key, as PEM. */
export function selfSigned(): { readonly cert: string; readonly key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, der(IDENTIFIER, ECDSA_WITH_SHA256));
  const name = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, der(IDENTIFIER, COMMON_NAME), der(TEXT, Buffer.from('relay')))),
  );
  const times = ['20200101000000Z', '21000101000000Z'].map((time) => der(TIME, Buffer.from(time)));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const body = der(
    SEQUENCE,
    der(INTEGER, Uint8Array.of(1)),
    algorithm,
    name,
    der(SEQUENCE, ...times),
    name,
    spki,
  );
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const signature = sign('sha256', body, createPrivateKey(key));
  return { cert: pem(der(SEQUENCE, body, algorithm, der(BIT_STRING, Uint8Array.of(0), signature))), key };
}
