import { ListOrdered } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ownCustodyPath, ownRunPath, runPath } from '#areas/parcels/paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money, Num } from '#ui/values.tsx'
import type { Mark } from '../here/run-page.ts'
import type { CourierDay, DayRun } from '../queries.ts'
import { scanPlace } from './courier-bar.tsx'
import { NextStop } from './next-stop.tsx'
import { SortStops } from './sort-stops.tsx'
import { isOver, StopList } from './stop-list.tsx'

type Props = { run: DayRun; custody: CourierDay['custody']; marks: Readonly<Record<string, Mark>>; reply: Reply | undefined }

/** A run as its courier works it off: what comes next, what follows, and what is done. */
export function DayOfRun({ run, custody, marks, reply }: Props) {
  const left = run.stops.filter((stop) => !isOver(stop))
  const over = run.stops.filter(isOver)
  const next = left.find(({ state }) => state === 'loaded')
  const after = left.filter((stop) => stop !== next)
  const [isSorting, setSorting] = useState(false)
  return (
    <>
      <RunSums run={run} left={left.length} custody={custody} />
      {run.state === 'planned' && <Load run={run} reply={reply} />}
      {next && !isSorting && <NextStop stop={next} />}
      {after.length > 0 && (
        <>
          <div className="row between">
            <h2 className="run-h">{next && !isSorting ? 'بعدها' : 'الوقفات'}</h2>
            {left.length > 1 && (
              <Button variant="ghost" size="small" aria-pressed={isSorting} onClick={() => setSorting(!isSorting)}>
                <ListOrdered className="i i-sm" aria-hidden />
                {isSorting ? 'انتهيت' : 'رتّب الوقفات'}
              </Button>
            )}
          </div>
          {isSorting ? <SortStops stops={left} /> : <StopList stops={after} marks={marks} />}
        </>
      )}
      {over.length > 0 && (
        <>
          <h2 className="run-h">ما تم</h2>
          <StopList stops={over.toReversed()} marks={marks} />
        </>
      )}
      {run.state !== 'planned' && <Load run={run} reply={reply} />}
    </>
  )
}

type SumsProps = { run: DayRun; left: number; custody: CourierDay['custody'] }

function RunSums({ run, left, custody }: SumsProps) {
  const delivered = run.stops.filter(({ state }) => state === 'delivered').length
  const isNear = custody.sum * 10n >= custody.limit * 8n
  return (
    <div className="run-sums">
      <div>
        <span className="xs muted db">
          سُلّم <Num>{delivered}</Num> من <Num>{run.stops.length}</Num>
        </span>
        <b>
          {left === 0 ? (
            'لم تبقَ وقفة'
          ) : (
            <>
              بقيت <Num>{left}</Num>
            </>
          )}
        </b>
        <progress className="run-bar" max={run.stops.length || 1} value={run.stops.length - left} aria-label="ما تم من الوقفات" />
      </div>
      <Link to={ownCustodyPath} className={isNear ? 'is-near' : undefined}>
        <span className="xs muted db">في عهدتك نقدًا</span>
        <b>
          <Money amount={custody.sum} />
        </b>
        <span className="xs muted db">
          الحد <Money amount={custody.limit} />
        </span>
      </Link>
    </div>
  )
}

/** A piece that is scanned is in the courier's hands, planned or not. */
function Load({ run, reply }: { run: DayRun; reply: Reply | undefined }) {
  const field = fieldsOf<{ parcel: string }>(reply)
  return (
    <div id={scanPlace}>
      <Card title={run.state === 'planned' ? 'امسح ما تحمله' : 'حملت طردًا آخر؟'}>
        <div className="stack">
          <PostForm reply={reply} action={`${ownRunPath}?act=loaded`} part="loaded" before="التحميل">
            <input type="hidden" name="runId" value={run.id} />
            <Field
              {...field('parcel')}
              label="رقم الطرد"
              help="امسح البوليصة أو اكتب رقمها"
              dir="ltr"
              data-scan="parcel"
              required
            />
            <div>
              <SubmitButton variant="outline">معي</SubmitButton>
            </div>
          </PostForm>
          {run.state === 'planned' && (
            <Link className={buttonLook({ variant: 'ghost' })} to={runPath(run.id)}>
              افتح الجولة لتخرج بها
            </Link>
          )}
        </div>
      </Card>
    </div>
  )
}
