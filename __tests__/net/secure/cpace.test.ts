import {
  generator,
  lengthValue,
  multiplyVerified,
  number,
  prependLength,
  sessionKey,
} from '../../../src/net/secure/cpace';
import { bytes, hex } from '../support/hex';

/** Test vectors of draft-irtf-cfrg-cpace for ristretto255 with SHA-512. */
const DRAFT = {
  prs: '50617373776f7264',
  ci: '0b415f696e69746961746f720b425f726573706f6e646572',
  sid: '7e4b4791d6a8ef019b936c79fb7f2c57',
  g: '222b6b195fe84b1652badb6f6a3ae3d24341e7306967f0b8115b40d5698c7e56',
  ya: 'da3d23700a9e5699258aef94dc060dfda5ebb61f02a5ea77fad53f4ff0976d08',
  ada: '414461',
  Ya: 'd6bac480f2c386c394efc7c47adb9925dcd2630b64f240c50f8d0eec482b9157',
  yb: 'd2316b454718c35362d83d69df6320f38578ed5984651435e2949762d900b80d',
  adb: '414462',
  Yb: '3ea7e0b19560d7c0b0f5734f63b955286dfa8232b5ebe63324e2d9e7433f7258',
  k: '80b69a8a76457ab6a4d7f887a4bf6b55a2f80ac19c333f917a05fc9887c8b40f',
  isk:
    'b69effbf61b51d56401c0f65601abe428de8206feaaf0e32198896dcae7b35cd' +
    '2b38950a39dfd5d4a79164614c2984f7daa460b588c1e80c3fa2068af7900447',
};

const scalar = (text: string): bigint => number(bytes(text));

describe('CPace: the test vectors of the draft', () => {
  test('the generator', () => {
    expect(hex(generator(bytes(DRAFT.prs), bytes(DRAFT.ci), bytes(DRAFT.sid)).toBytes())).toBe(DRAFT.g);
  });

  test('both shares', () => {
    const point = generator(bytes(DRAFT.prs), bytes(DRAFT.ci), bytes(DRAFT.sid));
    expect(hex(point.multiply(scalar(DRAFT.ya)).toBytes())).toBe(DRAFT.Ya);
    expect(hex(point.multiply(scalar(DRAFT.yb)).toBytes())).toBe(DRAFT.Yb);
  });

  test('the secret point, on either side', () => {
    expect(hex(multiplyVerified(scalar(DRAFT.ya), bytes(DRAFT.Yb)))).toBe(DRAFT.k);
    expect(hex(multiplyVerified(scalar(DRAFT.yb), bytes(DRAFT.Ya)))).toBe(DRAFT.k);
  });

  test('the session key', () => {
    const key = sessionKey({
      sid: bytes(DRAFT.sid),
      k: bytes(DRAFT.k),
      ya: bytes(DRAFT.Ya),
      ada: bytes(DRAFT.ada),
      yb: bytes(DRAFT.Yb),
      adb: bytes(DRAFT.adb),
    });
    expect(hex(key)).toBe(DRAFT.isk);
  });

  test('a valid point, and two invalid ones', () => {
    const s = scalar('7cd0e075fa7955ba52c02759a6c90dbbfc10e6d40aea8d283e407d88cf538a05');
    const point = '2c3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c';
    expect(hex(multiplyVerified(s, bytes(point)))).toBe(
      '7c13645fe790a468f62c39beb7388e541d8405d1ade69d1778c5fe3e7f6b600e',
    );
    expect(multiplyVerified(s, bytes(`2b${point.slice(2)}`))).toBeNull();
    expect(multiplyVerified(s, new Uint8Array(32))).toBeNull();
  });

  test('lengths are written as LEB128', () => {
    expect(prependLength(new Uint8Array(0))).toEqual(Uint8Array.of(0));
    expect(prependLength(new Uint8Array(127)).subarray(0, 2)).toEqual(Uint8Array.of(127, 0));
    expect(prependLength(new Uint8Array(128)).subarray(0, 2)).toEqual(Uint8Array.of(0x80, 1));
    expect(lengthValue(bytes('31'), bytes('3233'))).toEqual(bytes('0131023233'));
  });
});
