import type { ComponentProps } from 'react'
import * as states from './claim.ts'
import { claimFilters as filters } from './claim-asked.ts'
import { claimColumns as columns } from './claim-columns.tsx'
import { ClaimAbout as About, ClaimTold as Told } from './ui/claim-about.tsx'
import { ClaimBadge as State } from './ui/claim-badge.tsx'
import { ContractClaims as OfContract } from './ui/contract-claims.tsx'
import { Decide } from './ui/decide.tsx'
import { MarksToClaim as Marks } from './ui/marks-to-claim.tsx'
import { OwnClaims as Own } from './ui/own-claims.tsx'
import { MorePhotos, PhotosField } from './ui/photos.tsx'
import { WhoPays } from './ui/who-pays.tsx'

export const ClaimBadge = (props: ComponentProps<typeof State>) => <State {...props} />

/** The parts of the page of a claim; what is particular to a kind is handed in. */
export const ClaimAbout = (props: ComponentProps<typeof About>) => <About {...props} />
export const ClaimTold = (props: ComponentProps<typeof Told>) => <Told {...props} />
export const WhoPaysClaim = (props: ComponentProps<typeof WhoPays>) => <WhoPays {...props} />
export const DecideClaim = (props: ComponentProps<typeof Decide>) => <Decide {...props} />
export const MoreClaimPhotos = (props: ComponentProps<typeof MorePhotos>) => <MorePhotos {...props} />
export const ClaimPhotosField = (props: ComponentProps<typeof PhotosField>) => <PhotosField {...props} />

/** On the page of a contract, and on that of whoever hired. */
export const ContractClaims = (props: ComponentProps<typeof OfContract>) => <OfContract {...props} />
export const OwnClaims = (props: ComponentProps<typeof Own>) => <Own {...props} />

/** The marks of a return sheet, to be chosen. */
export const MarksToClaim = (props: ComponentProps<typeof Marks>) => <Marks {...props} />

/** The columns of a list of claims, and what narrows it. */
export const claimColumns = columns
export const claimFilters = filters

export const { claimStates, faults, claimNumber } = states
