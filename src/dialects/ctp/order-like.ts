import { asArray, asObject, get } from '../../model/get.ts';

/**
 * Data with the keys of its objects in the order of an example of it: in another order it is the same data, and is to be drawn
 * alike. Keys that the example has not come last. It goes no deeper than the example.
 */
export function orderLike(data: unknown, example: unknown): unknown {
  if (Array.isArray(data)) {
    const [first, ...rest] = asArray(example);
    return data.map((item, index) => orderLike(item, index === 0 ? first : (rest[index - 1] ?? first)));
  }
  const [object, model] = [asObject(data), asObject(example)];
  if (!object || !model) return data;
  const known = Object.keys(model).filter((key) => Object.hasOwn(object, key));
  const keys = new Set([...known, ...Object.keys(object)]);
  return Object.fromEntries([...keys].map((key) => [key, orderLike(object[key], get(model, key))]));
}
