import { Tabs } from '#ui/links.tsx'
import { draftsPath } from '../draft-paths.ts'
import { invoicesPath } from '../invoice-asked.ts'
import { proformasPath } from '../proforma-asked.ts'

/** `waiting` is how many drafts there are, for whoever may see them. */
type Props = { here: typeof invoicesPath | typeof proformasPath | typeof draftsPath; waiting: number | null }

/** The papers by which somebody owes, and those that come before. */
export function InvoiceTabs({ here, waiting }: Props) {
  const tabs = [
    { to: invoicesPath, label: 'الفواتير', current: here === invoicesPath },
    { to: proformasPath, label: 'الفواتير الأولية', current: here === proformasPath },
    ...(waiting === null ? [] : [{ to: draftsPath, label: 'المسودات', count: waiting, current: here === draftsPath }]),
  ]
  return <Tabs label="الفواتير وما قبلها" tabs={tabs} />
}
