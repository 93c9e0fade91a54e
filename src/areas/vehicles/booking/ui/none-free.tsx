import { useEffect } from 'react'
import { noneFreePath } from '../paths.ts'
import type { Search } from '../search.ts'

type Props = { classIds: readonly string[]; search: Pick<Search, 'from' | 'fromTime' | 'until' | 'untilTime'> }

/** What was looked for in vain is told once it has been seen: asking for a page writes nothing, and no robot is counted. */
export function NoneFree({ classIds, search: { from, fromTime, until, untilTime } }: Props) {
  const asked = JSON.stringify({ classIds, from, fromTime, until, untilTime })
  useEffect(() => {
    const { classIds: all, ...stretch } = JSON.parse(asked) as Props['search'] & { classIds: string[] }
    const form = new URLSearchParams(stretch)
    for (const id of all) form.append('classIds', id)
    navigator.sendBeacon(noneFreePath, form)
  }, [asked])
  return null
}
