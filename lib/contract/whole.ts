// Amounts are whole numbers of the smallest unit that is reckoned with: cents of a dollar, pesos, cubic centimetres, grams, hundredths of
// a percent. This file is where anything is rounded.

/** `amount` × `times` ÷ `by`, rounded to the nearest whole number, a half up. All are whole and not negative, `by` is above zero. */
export function scaled(amount: number, times: number, by: number): number {
  const [product, divisor] = [BigInt(amount) * BigInt(times), BigInt(by)];
  return Number((2n * product + divisor) / (2n * divisor));
}

/** The same, rounded up: for room and weight, of which half a unit still travels. */
export function scaledUp(amount: number, times: number, by: number): number {
  const [product, divisor] = [BigInt(amount) * BigInt(times), BigInt(by)];
  return Number((product + divisor - 1n) / divisor);
}

/** An amount parted by weights: whole parts, none below zero, that come to the amount exactly. Nothing is parted by weights of zero alone. */
export function parted(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let [before, upTo] = [0, 0];
  return weights.map((weight) => {
    upTo += weight;
    const next = whole === 0 ? 0 : scaled(amount, upTo, whole);
    const part = next - before;
    before = next;
    return part;
  });
}
