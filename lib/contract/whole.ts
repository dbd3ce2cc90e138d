// Exact arithmetic with integers of the smallest unit (cents, pesos, cubic centimetres, grams, hundredths of a percent).

/** `amount` × `times` ÷ `by`, rounded half up, for non-negative integers with `by` > 0. */
export function multiplyDivide(amount: number, times: number, by: number): number {
  const [product, divisor] = [BigInt(amount) * BigInt(times), BigInt(by)];
  return Number((2n * product + divisor) / (2n * divisor));
}

/** `amount` × `times` ÷ `by`, rounded up: for volume and weight. */
export function multiplyDivideUp(amount: number, times: number, by: number): number {
  const [product, divisor] = [BigInt(amount) * BigInt(times), BigInt(by)];
  return Number((product + divisor - 1n) / divisor);
}

/** Splits an amount by weights into integers that add up to it. If all weights are 0, all parts are 0. */
export function splitByWeights(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let [before, upTo] = [0, 0];
  return weights.map((weight) => {
    upTo += weight;
    const rounded = whole === 0 ? 0 : multiplyDivide(amount, upTo, whole);
    const part = rounded - before;
    before = rounded;
    return part;
  });
}
