import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code } from '#ui/values.tsx'
import { hirePath, machineSheetPath } from '../../paths.ts'
import { machineSheetTitles } from '../machine-sheet-words.ts'

type Sheet = { id: string; number: string; kind: 'handover' | 'return' | 'periodic'; status: 'draft' | 'signed' }
type Props = {
  contractId: string
  segment: { id: string; isBack: boolean; sheets: readonly Sheet[]; sheetFormId: string }
  mayHandOver: boolean
  reply: Reply | undefined
}

/** The sheets of one stay of a machine, and what begins the one that is still missing. */
export function SegmentSheets({ contractId, segment, mayHandOver, reply }: Props) {
  const { sheets } = segment
  const has = (side: Sheet['kind']) => sheets.some(({ kind }) => kind === side)
  const missing = (['handover', 'return'] as const).find((side) => !has(side) && (side === 'return' || !segment.isBack))
  return (
    <>
      {sheets.map(({ id, number, kind, status }) => (
        <span key={id} className="sm db">
          <Link className="link" to={machineSheetPath(id)} reloadDocument>
            {machineSheetTitles[kind]} <Code>{number}</Code>
          </Link>{' '}
          <Badge tone={status === 'signed' ? 'success' : 'warning'}>{status === 'signed' ? 'موقّع' : 'لم يوقّع'}</Badge>
        </span>
      ))}
      {mayHandOver && missing && (
        <PostForm action={`${hirePath(contractId)}?act=sheet`} reply={reply} part={`sheet-${segment.id}`} before="المحضر">
          <input type="hidden" name="id" value={segment.sheetFormId} />
          <input type="hidden" name="segmentId" value={segment.id} />
          <input type="hidden" name="side" value={missing} />
          <div>
            <SubmitButton variant="outline" size="small">
              {missing === 'handover' ? 'اكتب محضر التسليم' : 'اكتب محضر الإعادة'}
            </SubmitButton>
          </div>
        </PostForm>
      )}
    </>
  )
}
