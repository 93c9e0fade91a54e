/** From now on every date made without an argument is made by this clock. */
export function shiftClock(now: (real: () => number) => number) {
  const real = Date.now
  const shifted = () => now(real)
  globalThis.Date = new Proxy(Date, {
    construct: (kind, given, asked) => Reflect.construct(kind, given.length > 0 ? given : [shifted()], asked),
    get: (kind, name) => (name === 'now' ? shifted : Reflect.get(kind, name)),
  })
}
