import '#ui/styles/records.css'
import { Card } from '#ui/card.tsx'
import type { Reply } from '#ui/form.tsx'
import { Tabs } from '#ui/links.tsx'
import type { RecordParts } from './public.ts'
import { AttachmentList } from './ui/attachments.tsx'
import { HistoryList } from './ui/history.tsx'
import { NoteList } from './ui/notes.tsx'

/** Parts that any page of a record may embed. `here` is the address one comes back to after a form of theirs. */
type PartProps = { parts: RecordParts; here: string; reply?: Reply | undefined }

export const Notes = ({ parts, here, reply }: PartProps) => (
  <NoteList form={{ kind: parts.kind, recordId: parts.recordId, here, reply }} notes={parts.notes} mayEdit={parts.mayEdit} />
)

export const Attachments = ({ parts, here, reply }: PartProps) => (
  <AttachmentList
    form={{ kind: parts.kind, recordId: parts.recordId, here, reply }}
    files={parts.files}
    mayEdit={parts.mayEdit}
  />
)

export const History = ({ parts }: { parts: RecordParts }) => <HistoryList lines={parts.history} />

const labels = { notes: 'الملاحظات', files: 'المرفقات', history: 'السجل' } as const
type Shown = keyof typeof labels

type TabsProps = PartProps & { path: string; tab: string | null }

/** All three under tabs, for a page that has no tabs of its own; `tab` is the `?tab=` of its address. */
export function RecordTabs({ parts, path, tab, reply }: Omit<TabsProps, 'here'>) {
  const shown: Shown = tab === 'files' || tab === 'history' ? tab : 'notes'
  const counts = { notes: inUse(parts.notes), files: inUse(parts.files) }
  const here = `${path}?tab=${shown}`
  const tabs = (['notes', 'files', 'history'] as const).map((one) => ({
    to: `${path}?tab=${one}`,
    label: labels[one],
    current: one === shown,
    ...(one === 'history' ? {} : { count: counts[one] }),
  }))
  return (
    <Card flush>
      <Tabs label="ما يتبع السجل" tabs={tabs} />
      <div className="card-b">
        {shown === 'notes' && <Notes parts={parts} here={here} reply={reply} />}
        {shown === 'files' && <Attachments parts={parts} here={here} reply={reply} />}
        {shown === 'history' && <History parts={parts} />}
      </div>
    </Card>
  )
}

const inUse = (all: readonly { archived: boolean }[]) => all.filter(({ archived }) => !archived).length
