import { useRef } from 'react'
import { stopPath } from '#areas/parcels/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Latin } from '#ui/values.tsx'
import { inGroups } from '#values/phones.ts'
import { howMany } from '#values/plural.ts'
import { whenInWords } from '../../redelivery/windows.ts'
import type { ShownStop } from '../../runs/queries.ts'
import { WaysThere } from './next-stop.tsx'

type Props = { stop: ShownStop; reply: Reply | undefined }

/** Where a form of a stop is sent. */
export const stopAct = ({ id }: ShownStop, act: string) => `${stopPath(id)}&act=${act}`

/** Whom it is for, where, and by what they are called. */
export function WhoAndWhere({ stop, reply }: Props) {
  const calling = useRef<HTMLFormElement>(null)
  return (
    <Card title="لمن وأين">
      <div className="stack">
        <p>{[stop.place, stop.quarter, stop.landmark, stop.building].filter(Boolean).join('، ')}</p>
        {stop.pin?.isPinned && <p className="sm">موقعه على الخريطة حدّده المستلم.</p>}
        <p className="sm muted">
          {stop.content}، من <bdi>{stop.senderName}</bdi>
          {stop.pieceCount > 1 && `، ${howMany(stop.pieceCount, 'piece')}`}
          {stop.fragile && '، قابل للكسر'}
        </p>
        {stop.deliverOn && <p className="medium">موعده {whenInWords(stop.deliverOn, stop.deliverFrom)}</p>}
        {stop.collector && (
          <p>
            يستلمه عنه: <bdi>{stop.collector}</bdi>
          </p>
        )}
        {stop.instructions && <Alert>{stop.instructions}</Alert>}
        <p className="sm muted">
          هاتفه <Latin>{inGroups(stop.recipientPhone)}</Latin>
        </p>
        {/* A press calls and counts the call. */}
        <WaysThere stop={stop} onCall={() => calling.current?.requestSubmit()} />
        {stop.state === 'loaded' && (
          <PostForm ref={calling} reply={reply} action={stopAct(stop, 'called')} part="called">
            <input type="hidden" name="stopId" value={stop.id} />
            <div className="row wrap">
              <SubmitButton variant="ghost">سجّل أنك اتصلت</SubmitButton>
              <span className="muted sm">{stop.calls === 0 ? 'لم تُسجَّل مكالمة' : `سُجّل: ${howMany(stop.calls, 'time')}`}</span>
            </div>
          </PostForm>
        )}
      </div>
    </Card>
  )
}
