import pg from 'pg'

/**
 * How many statements this database is asked while something is done, whichever way they come: `begin` and `commit` are not counted.
 * Only what the application's own connections are asked, not what the queue of jobs asks on its own.
 */
export async function statementsOf(work: () => Promise<unknown>) {
  const asked: string[] = []
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function counted(this: pg.Client, ...said: unknown[]) {
    const text = textOf(said[0])
    const { application_name: name } = Reflect.get(this, 'connectionParameters') as { application_name?: string }
    if (name === 'house' && !/^\s*(begin|commit|set )/.test(text)) asked.push(text)
    return Reflect.apply(original, this, said)
  } as typeof original
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original
  }
  return asked
}

const textOf = (said: unknown) => (typeof said === 'string' ? said : String(Reflect.get(said as object, 'text')))
