import { Badge } from '#ui/badge.tsx'
import { type RunState, runStates, type StopState, stopStates } from '../run.ts'

const runTones = { planned: 'info', out: 'accent', closed: 'muted' } as const
const stopTones = { planned: 'muted', loaded: 'accent', delivered: 'success', failed: 'warning', back: 'info' } as const

export const RunBadge = ({ state }: { state: RunState }) => <Badge tone={runTones[state]}>{runStates[state]}</Badge>
export const StopBadge = ({ state }: { state: StopState }) => <Badge tone={stopTones[state]}>{stopStates[state]}</Badge>
