export type Pixels = { data: Buffer; width: number; height: number };

export function lightFromUpperLeft({ data, width, height }: Pixels): void {
  for (let at = 0, index = 0; at < data.length; at += 4, index++) {
    const gain = 1.07 - 0.2 * ((0.35 * (index % width)) / width + (0.65 * Math.floor(index / width)) / height);
    for (let channel = at; channel < at + 3; channel++) data[channel] = Math.min(255, (data[channel] ?? 0) * gain);
  }
}

export function softenEdges({ data, width, height }: Pixels): void {
  const alpha = new Uint8Array(width * height);
  for (let i = 0; i < alpha.length; i++) alpha[i] = data[i * 4 + 3] ?? 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (alpha[at] === 0) continue;
      let sum = 0;
      for (let row = at - width; row <= at + width; row += width)
        sum += (alpha[row - 1] ?? 0) + (alpha[row] ?? 0) + (alpha[row + 1] ?? 0);
      data[at * 4 + 3] = Math.min(alpha[at] ?? 0, sum / 9);
    }
  }
}

const SPOT_CELLS = 12;

/** Centre of the most detailed cell, as shares of width and height. */
export function findDetail({ data, width, height }: Pixels): { x: number; y: number } {
  const lightness = (x: number, y: number): number | undefined => {
    const at = (Math.min(height - 1, Math.round(y * height)) * width + Math.min(width - 1, Math.round(x * width))) * 4;
    return (data[at + 3] ?? 0) < 250 ? undefined : 0.3 * (data[at] ?? 0) + 0.6 * (data[at + 1] ?? 0) + 0.1 * (data[at + 2] ?? 0);
  };
  const cells = Array.from({ length: SPOT_CELLS ** 2 }, (_, i) => {
    const [x, y] = [((i % SPOT_CELLS) + 0.5) / SPOT_CELLS, (Math.floor(i / SPOT_CELLS) + 0.5) / SPOT_CELLS];
    const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => lightness(x + dx * 0.055, y + dy * 0.055)));
    const solid = around.filter((value) => value !== undefined);
    const liveliness = Math.max(...solid) - Math.min(...solid);
    return { x, y, score: solid.length < 7 ? 0 : liveliness };
  });
  return cells.reduce((best, cell) => (cell.score > best.score ? cell : best), { x: 0.5, y: 0.5, score: 0 });
}

export function boundingBox({ data, width, height }: Pixels): { left: number; top: number; width: number; height: number } {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 24) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < left) return { left: 0, top: 0, width, height };
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

const FOOT_SHARE = 0.05;

/** Where the drawing touches the ground: middle and half width, as shares of the box's width. */
export function measureFoot(
  { data, width }: Pixels,
  box: { left: number; top: number; width: number; height: number },
): { x: number; half: number } {
  let [left, right] = [box.width, 0];
  for (let y = Math.floor(box.top + box.height * (1 - FOOT_SHARE)); y < box.top + box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      if ((data[(y * width + box.left + x) * 4 + 3] ?? 0) < 90) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  return right < left
    ? { x: 0.5, half: 0.5 }
    : { x: (left + right + 1) / 2 / box.width, half: (right - left + 1) / 2 / box.width };
}
