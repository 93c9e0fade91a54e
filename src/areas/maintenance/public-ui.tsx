import type { ComponentProps } from 'react'
import { ownRequestsPath } from './own-paths.ts'
import { PartRequests as Requests } from './ui/part-requests.tsx'
import { StandingBadge as StandBadge, StandingCard as Standing } from './ui/standing-card.tsx'

/** On the page of a part of a site: what was broken lately, and the way to report it. */
export const PartRequests = (props: ComponentProps<typeof Requests>) => <Requests {...props} />

/** How a thing of any trade stands, and until when it is out of use. */
export const StandingCard = (props: ComponentProps<typeof Standing>) => <Standing {...props} />
export const StandingBadge = (props: ComponentProps<typeof StandBadge>) => <StandBadge {...props} />

/** Where a customer reports a fault and follows it. */
export const pathOfOwnRequests = ownRequestsPath
