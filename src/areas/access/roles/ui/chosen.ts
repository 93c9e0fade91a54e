import { type Scope, scopes } from '#platform/permissions.ts'
import { rialParts } from '#values/money.ts'
import type { Cell, Matrix } from '../queries.ts'

/** What stands in a cell before it is saved: as the fields of the grid send it. */
export type Chosen = { scope: string; bound: string }
export const noBound = ''

export const scopeOf = ({ scope }: Chosen): Scope | null => scopes.find((each) => each === scope) ?? null

export const chosenIn = (matrix: Matrix): Record<string, Chosen> =>
  Object.fromEntries(matrix.flatMap(({ cells }) => cells.map((cell) => [cell.key, savedIn(cell)])))

export const savedIn = (cell: Cell): Chosen => ({ scope: cell.right?.scope ?? 'none', bound: boundOf(cell) })

/** The fields that are masked for some, and whether for whoever holds this role as it is chosen now. */
export const maskedFields = (matrix: Matrix, chosen: Record<string, Chosen>) =>
  matrix
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => {
      const isMasked = scopeOf(chosen[cell.key] ?? savedIn(cell)) === null
      return cell.unmasks.map((field) => ({ field, isMasked }))
    })

function boundOf({ limit, right }: Cell) {
  if (limit === 'discount') return String(right?.discount ?? '')
  if (right?.amount == null) return noBound
  const { whole, fraction } = rialParts(right.amount)
  return `${whole.replaceAll(',', '')}.${fraction}`
}
