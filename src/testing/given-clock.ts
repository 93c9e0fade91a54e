/**
 * What Node loads before anything else in a run of tests: the clock starts at a time that was given to the run and goes on from there,
 * the same in every process. The product has one clock and no way to move it.
 */
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0)
if (ahead !== 0) {
  const real = Date.now
  const given = () => real() + ahead
  globalThis.Date = new Proxy(Date, {
    construct: (kind, asked, called) => Reflect.construct(kind, asked.length > 0 ? asked : [given()], called),
    get: (kind, name) => (name === 'now' ? given : Reflect.get(kind, name)),
  })
}
