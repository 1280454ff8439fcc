import { useState } from 'react'
import { Dialog, type DialogProps } from 'shared-contracts/ui/dialog/dialog.tsx'
import { Part } from '../part.tsx'
import { useSay } from '../say.ts'

const KINDS = ['modal', 'sheet', 'drawer', 'panel', 'bar'] as const satisfies DialogProps['kind'][]

export function Dialogs() {
  const say = useSay()
  const [open, setOpen] = useState<string | null>(null)
  const close = () => setOpen(null)
  return (
    <Part name="Dialog">
      <div className="row">
        {[...KINDS, 'required' as const].map(kind => (
          <button key={kind} type="button" className="button" onClick={() => setOpen(kind)}>
            {kind}
          </button>
        ))}
      </div>
      {KINDS.map(kind => (
        <Dialog
          key={kind}
          open={open === kind}
          onClose={close}
          kind={kind}
          title={`${say('A', '一个')} ${kind}`}
          focus={kind === 'panel' ? 'title' : 'control'}
          heading={kind !== 'bar'}
        >
          <div className="stack">
            <p>{say('What it says.', '这里是内容。')}</p>
            <button type="button" className="button button-primary" onClick={close}>
              {say('Done', '完成')}
            </button>
          </div>
        </Dialog>
      ))}
      <Dialog
        open={open === 'required'}
        onClose={close}
        dismissable={false}
        title={say('Choose one', '请选择')}
      >
        <button type="button" className="button button-primary" onClick={close}>
          {say('This one', '这个')}
        </button>
      </Dialog>
    </Part>
  )
}
