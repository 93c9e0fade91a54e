import { TriangleAlert } from 'lucide-react'
import type { FocusEvent } from 'react'
import { Link, useFetcher } from 'react-router'
import type { Reply } from '#ui/form.tsx'
import type { loader } from '../routes/alike.ts'

const asked = ['name', 'phone', 'civilNumber', 'commercialRegister'] as const

/** Asks, whenever one of the telling fields is left, who in the register may be the same; without a script the form asks when it is sent. */
export function useAlike() {
  const fetcher = useFetcher<typeof loader>()
  function look(event: FocusEvent<HTMLFormElement>) {
    const { target, currentTarget } = event
    if (!(target instanceof HTMLInputElement) || !target.value || !asked.some((name) => name === target.name)) return
    const typed = new FormData(currentTarget)
    const query = new URLSearchParams(asked.map((name) => [name, String(typed.get(name) ?? '')]))
    void fetcher.load(`/admin/users/alike?${query}`)
  }
  return { look, found: fetcher.data?.found ?? [] }
}

type Props = { found: ReturnType<typeof useAlike>['found']; reply: Reply | undefined }

/** What a refusal has said above the form and at its field is not said a third time: of it stays the way to the record. */
export function Alikes({ found, reply }: Props) {
  const told = Object.values(reply?.fields ?? {}).flat()
  return (
    <div aria-live="polite" className="stack">
      {found.map(({ sentence, seen }) => (
        <p key={sentence} className="alert w">
          <TriangleAlert className="i" aria-hidden />
          <span className="grow">{told.includes(sentence) ? seen?.name : sentence}</span>
          {seen && (
            <Link className="link nowrap" to={`/admin/users/${seen.id}`}>
              افتح السجل
            </Link>
          )}
        </p>
      ))}
    </div>
  )
}
