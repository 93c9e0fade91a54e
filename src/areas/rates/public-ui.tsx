import type { ComponentProps } from 'react'
import type * as pages from './agreement-pages.ts'
import { AgreementPage as Page } from './ui/agreement-page.tsx'
import { BeginAgreement as Begin, AgreementsTable as List } from './ui/agreements-table.tsx'
import { NewAgreementPage as New } from './ui/new-agreement-page.tsx'

/** What a trade says on the pages of its agreements. */
export type AgreementPages = pages.AgreementPages

/** Those pages: the list within the frame of the trade, one, and the form of a new one. */
export const AgreementsTable = (props: ComponentProps<typeof List>) => <List {...props} />
export const BeginAgreement = (props: ComponentProps<typeof Begin>) => <Begin {...props} />
export const AgreementPage = (props: ComponentProps<typeof Page>) => <Page {...props} />
export const NewAgreementPage = (props: ComponentProps<typeof New>) => <New {...props} />
