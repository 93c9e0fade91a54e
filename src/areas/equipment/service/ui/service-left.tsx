import { Badge } from '#ui/badge.tsx'
import { serviceInWords, serviceState } from '../service.ts'

const tones = { due: 'danger', near: 'warning' } as const

/** How far its next service is by the meter; nothing where none is planned by it. */
export function ServiceLeft({ machine }: { machine: { meter: number; serviceAt: number | null } }) {
  const state = serviceState(machine)
  if (state) return <Badge tone={tones[state]}>{serviceInWords(machine)}</Badge>
  return <span className="muted">{serviceInWords(machine) || '-'}</span>
}
