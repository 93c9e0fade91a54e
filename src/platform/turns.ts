/** So many at once; whoever comes when all are busy waits for a turn, in the order of coming. */
export function turns(most: number) {
  let working = 0
  const waiting: (() => void)[] = []

  return async function inTurn<Output>(work: () => Promise<Output>) {
    if (working >= most) await new Promise<void>((begin) => waiting.push(begin))
    else working += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else working -= 1
    }
  }
}
