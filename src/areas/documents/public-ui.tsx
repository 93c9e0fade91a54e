import type { ComponentProps } from 'react'
import { DocumentLine as Line } from './ui/document-line.tsx'
import { DocumentsCard as OnRecord } from './ui/documents-card.tsx'
import { DocumentsPage as Whole } from './ui/documents-page.tsx'

/** One paper: what it is, until when, and its file. */
export const DocumentLine = (props: ComponentProps<typeof Line>) => <Line {...props} />

/** On the page of the record: its papers in force. */
export const DocumentsCard = (props: ComponentProps<typeof OnRecord>) => <OnRecord {...props} />

/** The page of all papers of a record, with the forms that change them. */
export const DocumentsPage = (props: ComponentProps<typeof Whole>) => <Whole {...props} />
