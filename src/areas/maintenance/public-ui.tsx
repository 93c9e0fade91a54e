import type { ComponentProps } from 'react'
import { ownRequestsPath } from './own-paths.ts'
import { PartRequests as Requests } from './ui/part-requests.tsx'

/** On the page of a part of a site: what was broken lately, and the way to report it. */
export const PartRequests = (props: ComponentProps<typeof Requests>) => <Requests {...props} />

/** Where a customer reports a fault and follows it. */
export const pathOfOwnRequests = ownRequestsPath
