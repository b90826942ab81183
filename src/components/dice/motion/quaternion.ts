/** A rotation: w, x, y, z. The x of the table points right, its y towards the player, its z up. */
export type Quaternion = readonly [w: number, x: number, y: number, z: number];

export const level: Quaternion = [1, 0, 0, 0];

/** The rotation that applies `b` first, then `a`. */
export function multiply(a: Quaternion, b: Quaternion): Quaternion {
  const [aw, ax, ay, az] = a;
  const [bw, bx, by, bz] = b;
  return [
    aw * bw - ax * bx - ay * by - az * bz,
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
  ];
}

export function around(x: number, y: number, z: number, angle: number): Quaternion {
  const sine = Math.sin(angle / 2);
  return [Math.cos(angle / 2), x * sine, y * sine, z * sine];
}

export function dot(a: Quaternion, b: Quaternion): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
}

/** Interpolates on the shortest path from `a` to `b`. */
export function between(a: Quaternion, b: Quaternion, part: number): Quaternion {
  const cosine = dot(a, b);
  const sign = cosine < 0 ? -1 : 1;
  const angle = Math.acos(Math.min(1, Math.abs(cosine)));
  const sine = Math.sin(angle);
  const keep = sine < 1e-4 ? 1 - part : Math.sin((1 - part) * angle) / sine;
  const gain = (sine < 1e-4 ? part : Math.sin(part * angle) / sine) * sign;
  return unit([
    a[0] * keep + b[0] * gain,
    a[1] * keep + b[1] * gain,
    a[2] * keep + b[2] * gain,
    a[3] * keep + b[3] * gain,
  ]);
}

export function unit([w, x, y, z]: Quaternion): Quaternion {
  const length = Math.hypot(w, x, y, z);
  return [w / length, x / length, y / length, z / length];
}

/** The z of each axis of the die: how far it points up. */
export function heights([w, x, y, z]: Quaternion): readonly [number, number, number] {
  return [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)];
}
