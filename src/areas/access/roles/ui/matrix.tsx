import { ChevronDown } from 'lucide-react'
import { type FocusEvent, useState } from 'react'
import { verbWords } from '#areas/access/words.ts'
import { useLive } from '#ui/form/frame.tsx'
import { Num } from '#ui/values.tsx'
import type { Matrix } from '../queries.ts'
import { verbs } from '../verbs.ts'
import { type Chosen, chosenIn } from './chosen.ts'
import { gridKeys } from './grid-keys.ts'
import { MaskedFields } from './masked-fields.tsx'
import { type Editing, MatrixColumn } from './matrix-cell.tsx'
import { RightEditor } from './right-editor.tsx'

/** `unfolded` is what was searched for: all of it is shown. */
type Props = { matrix: Matrix; mayChange: boolean; otherName: string | null; onlyDifferences: boolean; unfolded: boolean }

/**
 * Area by area what the role may. Each cell is a list of the browser's own, so the grid works before any script and without one;
 * with one the cell in hand is edited beside the grid, and on a phone in a sheet. On a desk a folded area shows what the role holds
 * of it, and opened all there is.
 */
export function MatrixGrid({ matrix, mayChange, otherName, onlyDifferences, unfolded }: Props) {
  const [chosen, setChosen] = useState(() => chosenIn(matrix))
  const [inHand, setInHand] = useState<string | null>(null)
  const live = useLive() && mayChange
  const shown = matrix
    .map((row) => ({ ...row, cells: onlyDifferences ? row.cells.filter(({ differs }) => differs) : row.cells }))
    .filter(({ cells }) => cells.length > 0)
  const columns = verbs.filter((verb) => shown.some(({ cells }) => cells.some((cell) => cell.verb === verb)))
  const choose = (key: string, one: Chosen) => setChosen((before) => ({ ...before, [key]: one }))
  const editing: Editing = { chosen, choose, live, otherName }
  const take = ({ target }: FocusEvent) => target instanceof HTMLSelectElement && setInHand(target.name)
  return (
    <>
      <div className="mx-beside" data-live={live || undefined} data-beside={mayChange || undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the cells inside and are only heard here */}
        <div className="mx" onKeyDown={gridKeys} onFocus={take}>
          <div className="mx-head" aria-hidden>
            <span>القسم</span>
            <div className="mx-cells">
              {columns.map((verb) => (
                <span key={verb}>{verbWords[verb]}</span>
              ))}
            </div>
          </div>
          {shown.map(({ area, label, cells }) => (
            <details key={area} className="mx-row" open={unfolded}>
              <summary>
                <span className="medium">{label}</span>
                <span className="muted xs">
                  <Num>{cells.filter(({ key }) => chosen[key]?.scope !== 'none').length}</Num> من <Num>{cells.length}</Num>{' '}
                  <ChevronDown className="i i-sm mx-turn" aria-hidden />
                </span>
              </summary>
              <fieldset className="mx-cells" disabled={!mayChange}>
                <legend className="visually-hidden">{label}</legend>
                {columns.map((verb) => (
                  <MatrixColumn key={verb} area={label} cells={cells.filter((cell) => cell.verb === verb)} editing={editing} />
                ))}
              </fieldset>
            </details>
          ))}
        </div>
        {mayChange && <Beside shown={shown} inHand={inHand} editing={editing} onClose={() => setInHand(null)} />}
      </div>
      <MaskedFields matrix={matrix} chosen={chosen} />
    </>
  )
}

type BesideProps = { shown: Matrix; inHand: string | null; editing: Editing; onClose: () => void }

function Beside({ shown, inHand, editing: { chosen, choose }, onClose }: BesideProps) {
  const found = shown
    .flatMap(({ label, cells }) => cells.map((cell) => ({ area: label, cell })))
    .find(({ cell }) => cell.key === inHand)
  const one = found && chosen[found.cell.key]
  if (!found || !one) {
    return (
      <aside className="mx-editor noscript:hidden">
        <p className="muted sm">اختر خلية من الجدول، فيظهر هنا نطاقها وحدها.</p>
      </aside>
    )
  }
  return <RightEditor {...found} chosen={one} onChoose={(next) => choose(found.cell.key, next)} onClose={onClose} />
}
