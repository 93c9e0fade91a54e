import { Shots } from '#areas/handovers/public-ui.tsx'
import { Card } from '#ui/card.tsx'
import type { MishapsOfParcel } from '../queries.ts'

const called = { damaged: 'صورة الضرر', disposed: 'صورته قبل الإتلاف', 'attempt-failed': 'صورة الباب' } as const

/** How it looked when it was damaged and before it was done away with, and doors nobody opened. */
export const ParcelPhotos = ({ photos }: Pick<MishapsOfParcel, 'photos'>) =>
  (['attempt-failed', 'damaged', 'disposed'] as const).map((step) => {
    const taken = photos.filter(({ ofStep }) => ofStep === step)
    if (taken.length === 0) return null
    return (
      <Card key={step} title={called[step]}>
        <Shots shots={taken.map(({ fileId }) => ({ fileId, name: null, markId: null }))} called={called[step]} />
      </Card>
    )
  })
