import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'

type Props = { label: string; query: string; kept?: Record<string, string>; children?: ReactNode }

/** Search and filters over a list, all of them in the URL; `kept` are those a new search must not lose. */
export function Toolbar({ label, query, kept = {}, children }: Props) {
  return (
    <div className="toolbar">
      <Form role="search" preventScrollReset>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="input">
          <Search className="i" aria-hidden />
          <input key={query} type="search" name="q" defaultValue={query} aria-label={label} placeholder={label} />
        </div>
      </Form>
      {children}
    </div>
  )
}
