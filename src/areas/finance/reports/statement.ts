/** What an account came to in each part, credits less debits. */
export type Came = { account: string; part: string; net: bigint }

/** Hire between our own lines: to the company as a whole it is nothing, to its parts it is. */
export const isInternal = (account: string) => account.startsWith('4390') || account.startsWith('5230')

type Kind = 'account' | 'sum'
export type StatementRow = { key: string; kind: Kind; name: string; code: string | null; amounts: bigint[] }

const plus = (sums: bigint[], more: bigint[]) => sums.map((sum, index) => sum + (more[index] ?? 0n))

/** The classes of the results in the order of a profit and loss; costs are shown as what they are, without a sign. */
const classes = [
  { begins: '4', name: 'مجموع الإيرادات', sign: 1n },
  { begins: '5', name: 'مجموع التكاليف المباشرة', sign: -1n },
  { begins: '6', name: 'مجموع المصروفات', sign: -1n },
] as const

/** One column of amounts of each account. */
export type AmountColumn = ReadonlyMap<string, bigint>

/** The rows of a profit and loss over columns of credits less debits: what was earned, what it cost, and what is left. */
export function profitAndLossRows(columns: readonly AmountColumn[], nameOf: (code: string) => string): StatementRow[] {
  const codes = [...new Set(columns.flatMap((column) => [...column.keys()]))].toSorted()
  const netOf = (code: string) => columns.map((column) => column.get(code) ?? 0n)
  const nothing = columns.map(() => 0n)
  const [earned = [], cost = [], spent = []] = classes.map(({ begins, name, sign }): StatementRow[] => {
    const within = codes.filter((code) => code.startsWith(begins) && netOf(code).some((net) => net !== 0n))
    const rows = within.map(
      (code): StatementRow => ({
        ...{ key: code, kind: 'account', name: nameOf(code), code },
        amounts: netOf(code).map((net) => net * sign),
      }),
    )
    const amounts = rows.reduce((sums, row) => plus(sums, row.amounts), nothing)
    return rows.length === 0 ? [] : [...rows, { key: `sum-${begins}`, kind: 'sum', name, code: null, amounts }]
  })
  const left = (key: string, name: string, of: StatementRow[][]): StatementRow => {
    const [gained = nothing, ...gone] = of.map((rows) => rows.at(-1)?.amounts ?? nothing)
    const amounts = gone.reduce((sums, less) => sums.map((sum, index) => sum - (less[index] ?? 0n)), gained)
    return { key, kind: 'sum', name, code: null, amounts }
  }
  const gross = cost.length > 0 ? [left('gross', 'مجمل الربح', [earned, cost])] : []
  return [...earned, ...cost, ...gross, ...spent, left('result', 'صافي النتيجة', [earned, cost, spent])]
}

/** What a thing earned, cost and left: one row for each project, or each machine. */
export type ThingRow = { part: string; earned: bigint; cost: bigint; spent: bigint; result: bigint }

export function thingRows(came: readonly Came[]): ThingRow[] {
  const rows = new Map<string, ThingRow>()
  for (const { account, part, net } of came) {
    const row = rows.get(part) ?? { part, earned: 0n, cost: 0n, spent: 0n, result: 0n }
    const earned = account.startsWith('4') ? net : 0n
    const cost = account.startsWith('5') ? -net : 0n
    const spent = account.startsWith('6') ? -net : 0n
    rows.set(part, {
      part,
      earned: row.earned + earned,
      cost: row.cost + cost,
      spent: row.spent + spent,
      result: row.result + net,
    })
  }
  return [...rows.values()].toSorted((one, other) => Number(other.result - one.result))
}

/** A project or a machine as it is told apart here; what is about none of them says so. */
export const thingName = (part: string) => (part ? part.slice(0, 8) : 'غير محدد')
