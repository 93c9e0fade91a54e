import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { folded } from '#values/text.ts'
import { boxLook, FieldFrame, type FieldProps, one, textIn, useFramed, useHeld, useLive } from './frame.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'list'> & { suggestions: readonly string[]; most?: number }

/**
 * A line of text with suggestions that forgives spelling (ه and ة, ا and أ). What is typed counts, chosen or not.
 * Without a script the browser suggests from the same list in its own way.
 */
export function ComboboxField(props: Props) {
  const { frame, control, own, typed } = useFramed(props)
  const { suggestions, most = 8, ...input } = own
  const { box, held: text, look } = useHeld<HTMLInputElement, string>(textIn, one(typed) ?? '')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const live = useLive()
  const list = `${control.id}-list`
  const found = open ? matching(suggestions, text).slice(0, most) : []

  function choose(suggestion: string) {
    if (box.current) box.current.value = suggestion
    look()
    close()
    box.current?.focus()
  }
  function close() {
    setOpen(false)
    setActive(-1)
  }
  function move(step: number) {
    setOpen(true)
    const count = open ? found.length : matching(suggestions, text).slice(0, most).length
    if (count) setActive((now) => (now + step + count + (now < 0 && step < 0 ? 1 : 0)) % count)
  }
  function onKeyDown(event: KeyboardEvent) {
    const chosen = found[active]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape' && open) close()
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen)
    else return
    event.preventDefault()
  }

  return (
    <FieldFrame {...frame}>
      <div className={boxLook(frame.errors, own.disabled, 'combo')}>
        <input
          ref={box}
          type="text"
          autoComplete="off"
          defaultValue={one(typed)}
          {...(live
            ? {
                role: 'combobox',
                'aria-autocomplete': 'list',
                'aria-expanded': found.length > 0,
                'aria-controls': list,
                'aria-activedescendant': active >= 0 ? `${list}-${active}` : undefined,
              }
            : { list })}
          {...control}
          {...input}
          onInput={() => {
            look()
            setActive(-1)
            setOpen(true)
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        {live ? (
          <Suggestions id={list} label={frame.label} found={found} active={active} onChoose={choose} />
        ) : (
          <datalist id={list}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        )}
      </div>
      <span className="visually-hidden" aria-live="polite">
        {open && text && found.length === 0 ? 'لا اقتراح مطابق' : ''}
      </span>
    </FieldFrame>
  )
}

type ListProps = {
  id: string
  label: FieldProps['label']
  found: readonly string[]
  active: number
  onChoose: (suggestion: string) => void
}

function Suggestions({ id, label, found, active, onChoose }: ListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={typeof label === 'string' ? label : undefined}
      className="floating combo-list"
      hidden={!found.length}
    >
      {found.map((suggestion, index) => (
        // Chosen on the press, before the box loses focus and the list closes.
        <div
          key={suggestion}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="floating-item"
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(suggestion)
          }}
        >
          {suggestion}
        </div>
      ))}
    </div>
  )
}

/** Those that begin with what was typed come before those that only hold it. */
function matching(suggestions: readonly string[], text: string) {
  const wanted = folded(text)
  const holding = suggestions.filter((suggestion) => folded(suggestion).includes(wanted))
  return holding.toSorted((one, other) => Number(folded(other).startsWith(wanted)) - Number(folded(one).startsWith(wanted)))
}
