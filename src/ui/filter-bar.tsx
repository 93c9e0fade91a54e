import { ChevronDown, Search, SlidersHorizontal } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import { Chip } from './badge.tsx'
import { buttonLook } from './button-look.ts'
import { Button } from './form.tsx'
import { Num } from './values.tsx'

type BarProps = {
  label: string
  search: { name: string; label: string; placeholder?: string; value: string }
  /** What is asked for by each of its filters; how many are on is said. */
  filters: readonly unknown[]
  /** What the list is narrowed to besides, by no filter of the bar: the customer it was opened for, say. */
  besides?: string | boolean
  /** The address without any of that. */
  clear: string
  kept?: Record<string, string>
  action?: string
  /** A choice takes effect at once; without a script by the button. */
  atOnce?: boolean
  children: ReactNode
}

/** A search and the filters of a list, all in the URL; on a phone the filters are a sheet behind one button. */
export function FilterBar({ label, search, filters, besides, clear, kept = {}, action, atOnce = false, children }: BarProps) {
  const on = filters.filter(Boolean).length
  return (
    <Form
      className="toolbar filter-bar"
      role="search"
      aria-label={label}
      preventScrollReset
      {...(action && { action })}
      {...(atOnce && { onChange: sendChoice })}
      onSubmit={putAway}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="input filter-search">
        <Search className="i" aria-hidden />
        <input
          key={search.value}
          type="search"
          name={search.name}
          defaultValue={search.value}
          aria-label={search.label}
          placeholder={search.placeholder ?? search.label}
        />
      </div>
      <button type="button" className={`${buttonLook({ variant: 'outline' })} filter-open`} popoverTarget="filters">
        <SlidersHorizontal className="i i-sm" aria-hidden />
        تصفية
        {on > 0 && (
          <span className="count">
            <Num>{on}</Num>
          </span>
        )}
      </button>
      <div id="filters" popover="auto" className="filter-more">
        {children}
        <Button type="submit" variant="outline">
          اعرض
        </Button>
      </div>
      {(search.value || besides || on > 0) && <Chip to={clear}>امسح شروط البحث</Chip>}
    </Form>
  )
}

function sendChoice({ currentTarget, target }: FormEvent<HTMLFormElement>) {
  const chosen = target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox')
  if (chosen) currentTarget.requestSubmit()
}

function putAway({ currentTarget }: FormEvent<HTMLFormElement>) {
  const sheet = currentTarget.querySelector<HTMLElement>(':popover-open')
  sheet?.hidePopover()
}

type ChoiceProps = {
  name: string
  label: string
  all: string
  chosen: string | null
  options?: readonly (readonly [value: string, words: string])[]
  /** Options in groups. */
  children?: ReactNode
}

export function FilterChoice({ name, label, all, chosen, options = [], children }: ChoiceProps) {
  return (
    <div className="input">
      <select key={chosen} name={name} defaultValue={chosen ?? ''} aria-label={label}>
        <option value="">{all}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown className="i i-sm" aria-hidden />
    </div>
  )
}

export function FilterDay({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className="input filter-day">
      <span className="muted sm">{label}</span>
      <input key={value} type="date" name={name} defaultValue={value} />
    </label>
  )
}

/** From one day to another, both of them too. */
export function FilterDays({ label = 'من', from, to }: { label?: string; from: string; to: string }) {
  return (
    <>
      <FilterDay name="from" label={label} value={from} />
      <FilterDay name="to" label="إلى" value={to} />
    </>
  )
}
