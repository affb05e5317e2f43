/** Every point that the data of an SVG path goes through: of the commands that charts use. */
export function pathPoints(path: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', text = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = text
      .split(/[ ,]+|(?<=\d)(?=-)/)
      .filter(Boolean)
      .map(Number);
    if (command === 'Z' || command === 'z') continue;
    const step = command === 'M' || command === 'L' ? 2 : 1;
    for (let at = 0; at < numbers.length; at += step) {
      const [one = Number.NaN, other = Number.NaN] = numbers.slice(at);
      if (step === 2) [x, y] = [one, other];
      else if (command === 'H') x = one;
      else if (command === 'h') x += one;
      else if (command === 'V') y = one;
      else if (command === 'v') y += one;
      else throw new Error(`The command ${command} is not known here.`);
      points.push([x, y]);
    }
  }
  return points;
}
