import { Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { Sentence } from '#ui/sentence.tsx'
import { clean } from '#values/text.ts'
import type { Hit, HitGroup } from '../search-everything.ts'
import type { Desk } from './desks.ts'
import { GoKeysSwitch, useGoKeys } from './go-keys.tsx'
import { HitIcon } from './hit-icon.tsx'

const page = '/admin/search'
const pause = 120

type Found = { words: string; groups: HitGroup[] }
const nothing: Found = { words: '', groups: [] }

/**
 * Search over everything, and what can be done: Ctrl K from anywhere. Its button is a link to the page that does the same,
 * so whoever has no script goes there.
 */
export function Palette({ desks }: { desks: readonly Desk[] }) {
  useGoKeys(desks)
  const [open, setOpen] = useState(false)
  const found = useFetcher<Found>({ key: 'palette' })
  const ask = (words: string) => found.load(`${page}?q=${encodeURIComponent(words)}`)
  const cameFrom = useRef<Element | null>(null)
  function show() {
    if (!open) cameFrom.current = document.activeElement
    void ask('')
    setOpen(true)
  }
  const latest = useRef(show)
  latest.current = show
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    show()
  }
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Link to={page} className="omni" onClick={press}>
        <Search className="i i-sm" aria-hidden />
        <span className="grow">ابحث عن عميل، عقد، وحدة، لوحة، طرد…</span>
        <kbd dir="ltr">Ctrl K</kbd>
      </Link>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay pal-o">
          <Dialog.Content
            className="pal"
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => giveBack(event, cameFrom.current)}
          >
            <Dialog.Title className="visually-hidden">ابحث أو نفّذ</Dialog.Title>
            <Finding found={found.data ?? nothing} ask={ask} onLeave={() => setOpen(false)} />
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The keys have no trigger that Radix could know of. */
function giveBack(event: Event, to: Element | null) {
  event.preventDefault()
  if (to instanceof HTMLElement) to.focus()
}

type FindingProps = { found: Found; ask: (words: string) => unknown; onLeave: () => void }

function Finding({ found, ask, onLeave }: FindingProps) {
  const [words, setWords] = useState('')
  const [inside, setInside] = useState<Hit | null>(null)
  const groups = inside ? insideOf(inside) : found.groups
  const [at, setAt] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const list = useRef<HTMLDivElement>(null)
  const total = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const chosen = Math.min(at, Math.max(0, total - 1))
  const hit = groups.flatMap(({ hits }) => hits)[chosen]
  const row = inside || !hit?.acts?.length ? null : hit
  function enter(next: Hit | null) {
    setInside(next)
    setAt(0)
  }

  // Whoever types and presses Enter at once means what was typed, and not what stood there for the letters before.
  const isAnswer = clean(words) === found.words
  const [hurried, setHurried] = useState(false)
  useEffect(() => {
    if (!hurried || !isAnswer) return
    setHurried(false)
    list.current?.querySelector<HTMLElement>('[role=option]')?.click()
  }, [hurried, isAnswer])

  function type(text: string) {
    setWords(text)
    enter(null)
    setHurried(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void ask(text), pause)
  }
  function key(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const options = list.current?.querySelectorAll<HTMLElement>('[role=option]')
    if (event.key === 'Tab' && (inside ? event.shiftKey : row && !event.shiftKey)) {
      // The dialog would lead the focus round at its edges.
      event.stopPropagation()
      enter(row)
    } else if (event.key === 'Enter') {
      if (isAnswer) options?.[chosen]?.click()
      else setHurried(true)
    } else if (step && total > 0) {
      const next = (chosen + step + total) % total
      setAt(next)
      options?.[next]?.scrollIntoView({ block: 'nearest' })
    } else return
    event.preventDefault()
  }
  return (
    <>
      <div className="pal-in">
        <Search className="i" aria-hidden />
        <input
          role="combobox"
          aria-expanded
          aria-controls="found"
          aria-activedescendant={total ? `found-${chosen}` : undefined}
          aria-label="ابحث أو نفّذ"
          placeholder="اسم، هاتف، رقم، أو ما تريد فعله"
          autoComplete="off"
          value={words}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={key}
        />
        <Dialog.Close className="pal-x">
          <kbd dir="ltr">Esc</kbd>
          <span className="visually-hidden"> أغلق</span>
        </Dialog.Close>
      </div>
      <div className="pal-b" id="found" role="listbox" aria-label="النتائج" ref={list}>
        {total === 0 && words && isAnswer && <p className="pal-none">لا نتيجة. جرّب رقم الهاتف أو رقم العقد.</p>}
        <Groups groups={groups} chosen={chosen} onLeave={onLeave} />
      </div>
      <Foot row={row} inside={inside} onEnter={enter} />
    </>
  )
}

/** The acts of one row, as a list of their own. */
const insideOf = ({ label, acts = [] }: Hit): HitGroup[] => [{ key: 'acts', title: `نفّذ لـ «${label}»`, hits: acts }]

type FootProps = { row: Hit | null; inside: Hit | null; onEnter: (hit: Hit | null) => void }

function Foot({ row, inside, onEnter }: FootProps) {
  return (
    <footer className="pal-f xs">
      <span>السهمان للتنقّل</span>
      <span>
        <kbd dir="ltr">Enter</kbd> افتح
      </span>
      {inside ? (
        <button type="button" className="link" onClick={() => onEnter(null)}>
          <kbd dir="ltr">Shift Tab</kbd> ارجع إلى النتائج
        </button>
      ) : (
        <button type="button" className="link" disabled={!row} onClick={() => onEnter(row)}>
          <kbd dir="ltr">Tab</kbd> إجراءات السطر
        </button>
      )}
      <span>
        اكتب <kbd dir="ltr">#</kbd> لرقم، و<kbd dir="ltr">@</kbd> لشخص، و<kbd dir="ltr">&gt;</kbd> لأمر
      </span>
      <GoKeysSwitch />
    </footer>
  )
}

function Groups({ groups, chosen, onLeave }: { groups: HitGroup[]; chosen: number; onLeave: () => void }) {
  const before = (index: number) => groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0)
  return groups.map(({ key, title, hits }, index) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div key={title} role="group" aria-label={title}>
      <p className="pal-g" aria-hidden>
        {title}
      </p>
      {hits.map(({ label, detail, path, keys }, place) => {
        const number = before(index) + place
        return (
          <Link
            key={path + label}
            to={path}
            id={`found-${number}`}
            role="option"
            aria-selected={number === chosen}
            tabIndex={-1}
            className="pal-hit"
            onClick={onLeave}
          >
            <HitIcon of={key} />
            <span className="grow">
              <b className="medium db">{label}</b>
              {detail && (
                <span className="xs muted">
                  <Sentence>{detail}</Sentence>
                </span>
              )}
            </span>
            {keys && <kbd dir="ltr">{keys}</kbd>}
          </Link>
        )
      })}
    </div>
  ))
}
