import { scopeWords } from '#areas/access/words.ts'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Button } from '#ui/form.tsx'
import type { Cell } from '../queries.ts'
import { type Chosen, savedIn, scopeOf } from './chosen.ts'
import { RightFields } from './right-editor.tsx'
import { Bars, rightInWords } from './scope.tsx'

export type Editing = {
  chosen: Record<string, Chosen>
  choose: (key: string, chosen: Chosen) => void
  /** A script is there, and this person may change the role. */
  live: boolean
  otherName: string | null
}

type ColumnProps = { area: string; cells: Cell[]; editing: Editing }

export function MatrixColumn({ area, cells, editing }: ColumnProps) {
  return (
    <div className="mx-col" data-empty={cells.length === 0 || undefined}>
      {cells.length === 0 && <span aria-hidden>–</span>}
      {cells.map((cell) => (
        <MatrixCell key={cell.key} area={area} cell={cell} editing={editing} />
      ))}
    </div>
  )
}

const wordOf = ({ scopes }: Cell, scope: Cell['scopes'][number]) => (scopes.length === 1 ? 'نعم' : scopeWords[scope].short)

type CellProps = { area: string; cell: Cell; editing: Editing }

function MatrixCell({ area, cell, editing: { chosen, choose, live, otherName } }: CellProps) {
  const { key, label, scopes, limit, compared, differs } = cell
  const one = chosen[key] ?? savedIn(cell)
  const scope = scopeOf(one)
  const isIdle = !scope && !scopeOf(savedIn(cell)) && !differs
  return (
    <div className="mx-cell" data-differs={differs || undefined} data-idle={isIdle || undefined}>
      <label htmlFor={key}>{label}</label>
      <div className="mx-pick">
        <select id={key} name={key} value={one.scope} onChange={({ target }) => choose(key, { ...one, scope: target.value })}>
          <option value="none">–</option>
          {scopes.map((each) => (
            <option key={each} value={each}>
              {wordOf(cell, each)}
            </option>
          ))}
        </select>
        {live && (
          <Dialog
            trigger={
              <button type="button" className="mx-open" aria-label={`${label}: ${scope ? wordOf(cell, scope) : 'لا'}`}>
                {scope ? wordOf(cell, scope) : '–'}
              </button>
            }
            title={label}
            subtitle={area}
            keepsAtOnce
            footer={
              <DialogClose asChild>
                <Button>تم</Button>
              </DialogClose>
            }
          >
            <RightFields cell={cell} chosen={one} onChoose={(next) => choose(key, next)} />
          </Dialog>
        )}
        <Bars scope={scope} />
      </div>
      {limit && (
        <input
          name={`${key}:${limit}`}
          aria-label={`${label}: ${limit === 'amount' ? 'حتى مبلغ' : 'خصم حتى'}`}
          placeholder={limit === 'amount' ? 'بلا حد' : 'خصم حتى %'}
          inputMode="decimal"
          dir="auto"
          value={one.bound}
          onChange={({ target }) => choose(key, { ...one, bound: target.value })}
        />
      )}
      {differs && otherName && (
        <p className="mx-other">
          {otherName}: {scopes.length === 1 && compared ? 'نعم' : rightInWords(compared ?? null)}
        </p>
      )}
    </div>
  )
}
