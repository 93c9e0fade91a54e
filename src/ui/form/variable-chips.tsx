import { Plus } from 'lucide-react'
import type { RefObject } from 'react'

type Props = {
  variables: readonly { key: string; label: string }[]
  form: RefObject<HTMLElement | null>
  onInsert: (text: string) => void
}

/** A press puts the variable where one is writing. */
export function VariableChips({ variables, form, onInsert }: Props) {
  function insert(key: string) {
    const box = form.current?.querySelector('textarea')
    if (!box) return
    box.setRangeText(`{${key}}`, box.selectionStart, box.selectionEnd, 'end')
    box.focus()
    onInsert(box.value)
  }
  return (
    <fieldset className="row wrap variables">
      <legend className="label">المتغيرات</legend>
      {variables.map(({ key, label }) => (
        <button key={key} type="button" className="chip" onClick={() => insert(key)} title={`{${key}}`}>
          <Plus className="i" aria-hidden />
          <span>
            {label} <bdi dir="ltr" className="xs muted">{`{${key}}`}</bdi>
          </span>
        </button>
      ))}
    </fieldset>
  )
}
