import { Scale } from 'lucide-react'
import { Button } from '#ui/form.tsx'
import { Num } from '#ui/values.tsx'
import { useScale } from './use-scale.ts'

/** Where the browser can talk to a scale. One that types like a keyboard needs nothing of it. */
export function ScaleLine() {
  const { state, connect, disconnect } = useScale()
  if (state.is === 'absent') return null
  return (
    <div className="row wrap" role="status">
      {state.is === 'on' ? (
        <>
          <span className="sm grow">
            الميزان موصول{state.weight && '، وآخر وزن '}
            {state.weight && (
              <>
                <Num>{state.weight}</Num> كجم
              </>
            )}
          </span>
          <Button type="button" variant="ghost" size="small" onClick={disconnect}>
            افصل الميزان
          </Button>
        </>
      ) : (
        <>
          <Button type="button" variant="ghost" size="small" disabled={state.is === 'opening'} onClick={() => void connect()}>
            <Scale className="i" aria-hidden />
            وصّل الميزان
          </Button>
          {state.is === 'fault' && (
            <span className="sm error">لم يُفتح الميزان. أغلق ما يستعمله من البرامج، وتأكد من سلكه، ثم وصّله من جديد.</span>
          )}
        </>
      )}
    </div>
  )
}
