/**
 * The probability of counts at least as uneven as these if all values are equally likely: Pearson's test. NaN
 * without counts.
 */
export function evenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const squares = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return upperGamma((counts.length - 1) / 2, squares / 2);
}

/**
 * The regularised upper incomplete gamma function Q(a, x): the probability that χ² with 2a degrees of freedom
 * exceeds 2x.
 */
export function upperGamma(a: number, x: number): number {
  if (!(x >= 0)) return Number.NaN;
  return x < a + 1 ? 1 - series(a, x) : fraction(a, x);
}

const ENOUGH = 1e-15;

/** P(a, x) as a series, for small x. */
function series(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = a + 1; term > sum * ENOUGH; n += 1) {
    term *= x / n;
    sum += term;
  }
  return sum * weight(a, x);
}

/** Q(a, x) as a continued fraction, for large x: Lentz's method. */
function fraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < 1000; n += 1) {
    const numerator = n * (a - n);
    b += 2;
    d = 1 / (numerator * d + b || tiny);
    c = b + numerator / c || tiny;
    value *= c * d;
    if (Math.abs(c * d - 1) < ENOUGH) break;
  }
  return value * weight(a, x);
}

const weight = (a: number, x: number) => Math.exp(a * Math.log(x) - x - logGamma(a));

/** Stirling's series, after steps up to where it is exact in all digits. */
function logGamma(a: number): number {
  if (a < 12) return logGamma(a + 1) - Math.log(a);
  const inverse = 1 / (a * a);
  const terms = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188];
  const tail = terms.reduceRight((sum, term) => sum * inverse + term, 0) / a;
  return (a - 0.5) * Math.log(a) - a + Math.log(2 * Math.PI) / 2 + tail;
}
