import '#ui/styles/track-box.css'
import { Form } from 'react-router'
import { trackPath } from '#areas/parcels/paths.ts'

type Props = { typed?: string; fault?: string | null }

/** Works without a script: the page it leads to reads the number, and says what is wrong with it. */
export const TrackBox = ({ typed = '', fault = null }: Props) => (
  <Form action={trackPath} className="track-find" role="search">
    <div className={fault ? 'field bad' : 'field'}>
      <label htmlFor="track-number">رقم التتبّع</label>
      <input
        id="track-number"
        className="input"
        name="q"
        defaultValue={typed}
        dir="ltr"
        placeholder="TSL2611-0418736-2"
        autoComplete="off"
        maxLength={40}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'track-fault' : undefined}
        required
      />
      {fault && (
        <p id="track-fault" className="error" role="alert">
          {fault}
        </p>
      )}
    </div>
    <button type="submit" className="btn btn-primary btn-lg">
      تتبّع
    </button>
  </Form>
)
