import { ScanLine } from 'lucide-react'
import { Form } from 'react-router'

type Props = { to: string; typed?: string; hint?: string }

/** One line for whatever is scanned or typed: a number, a phone or a name. Without a script it is a form like any other. */
export function ScanBox({ to, typed = '', hint = 'امسح الرمز أو اكتب رقم التتبّع أو هاتفًا' }: Props) {
  return (
    <Form action={to} className="scan" role="search">
      <ScanLine className="i i-lg" aria-hidden />
      <input
        name="q"
        aria-label={hint}
        placeholder={hint}
        defaultValue={typed}
        data-scan="parcel"
        aria-keyshortcuts="F2"
        autoComplete="off"
        dir="auto"
      />
      <button type="submit" className="btn btn-ghost btn-sm">
        افتح
      </button>
    </Form>
  )
}
