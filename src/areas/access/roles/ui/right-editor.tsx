import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { scopeWords } from '#areas/access/words.ts'
import { Button } from '#ui/form.tsx'
import type { Cell } from '../queries.ts'
import { type Chosen, noBound, scopeOf } from './chosen.ts'
import { Bars } from './scope.tsx'

type Props = { cell: Cell; chosen: Chosen; onChoose: (chosen: Chosen) => void }

/** What is edited here goes into the cell of the grid; only the grid is sent. */
const apart = { form: 'role-editor' }

/** How far one permission goes, in words, and up to what. */
export function RightFields({ cell, chosen, onChoose }: Props) {
  const { key, scopes, limit, verb, unmasks } = cell
  const words = (scope: Cell['scopes'][number]) => (scopes.length === 1 ? 'نعم' : scopeWords[scope].long)
  return (
    <>
      <fieldset className="stack-s">
        <legend className="label">النطاق</legend>
        {scopes.toReversed().map((scope) => (
          <label key={scope} className="opt-row">
            <input
              {...apart}
              type="radio"
              className="check"
              name={`edit-${key}`}
              checked={chosen.scope === scope}
              onChange={() => onChoose({ ...chosen, scope })}
            />
            <span className="grow">{words(scope)}</span>
            <Bars scope={scope} />
          </label>
        ))}
        <label className="opt-row">
          <input
            {...apart}
            type="radio"
            className="check"
            name={`edit-${key}`}
            checked={scopeOf(chosen) === null}
            onChange={() => onChoose({ scope: 'none', bound: noBound })}
          />
          <span className="grow">لا يستطيع</span>
          <Bars scope={null} />
        </label>
      </fieldset>
      {limit && chosen.scope !== 'none' && (
        <div className="field">
          <label className="label" htmlFor={`bound-${key}`}>
            {limit === 'amount' ? 'حتى مبلغ' : 'خصم حتى'}
          </label>
          <div className="input">
            <input
              {...apart}
              id={`bound-${key}`}
              inputMode="decimal"
              value={chosen.bound}
              onChange={({ target }) => onChoose({ ...chosen, bound: target.value })}
            />
            <span className="muted">{limit === 'amount' ? 'ر.ع.' : '%'}</span>
          </div>
          <p className="help">اتركه فارغًا بلا حد. ما فوقه لمن حدّه أعلى.</p>
        </div>
      )}
      {unmasks.length > 0 && <p className="help">يُخفى عمن لا يملكها: {unmasks.join('، ')}.</p>}
      {verb === 'decide' && <p className="help">لا أحد يعتمد ما أنشأه بنفسه، مهما كان نطاقه.</p>}
    </>
  )
}

type EditorProps = Props & { area: string; onClose: () => void }

/** Beside the grid, about the cell that has or had the focus; Escape goes back to it. */
export function RightEditor({ area, onClose, ...props }: EditorProps) {
  const { cell } = props
  function leave({ key }: KeyboardEvent) {
    if (key === 'Escape') document.getElementById(cell.key)?.focus()
  }
  return (
    <aside className="mx-editor" aria-label={`${area}: ${cell.label}`} onKeyDown={leave}>
      <div className="row">
        <h2 className="grow">{cell.label}</h2>
        <Button variant="ghost" icon aria-label="أغلق المحرر" onClick={onClose}>
          <X className="i" aria-hidden />
        </Button>
      </div>
      <p className="muted sm">{area}</p>
      <RightFields {...props} />
    </aside>
  )
}
