import { Bell, CreditCard, Lock, LogOut, Moon, User } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, cardClass } from '../../ui/card.tsx'
import { Switch } from '../../ui/field.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Table } from '../../ui/table.tsx'
import { Columns, Section, Specimen } from './kit-parts.tsx'

const cases = [
  ['severe', 'Severe', 'Says they are 16', '2 min'],
  ['high', 'High', 'Wants to find where a former partner lives', '9 min'],
  ['medium', 'Medium', 'Group name to review', '44 min'],
] as const

export function Lists() {
  const [pack, setPack] = useState(550)
  return (
    <Section id="lists" title="Lists and cards">
      <Specimen name="Card" note="quiet, plain, chosen, one that can be pressed">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Card quiet>
            <h3 className="text-20">Quiet</h3>
            <p className="mt-1 text-ink-2">A frame, no ground.</p>
          </Card>
          <Card>
            <h3 className="text-20">Plain</h3>
            <p className="mt-1 text-ink-2">Holds something together.</p>
          </Card>
          {[550, 1200].map((tokens) => (
            <button
              key={tokens}
              type="button"
              aria-pressed={pack === tokens}
              className={cardClass({ action: true })}
              onClick={() => setPack(tokens)}
            >
              <span className="flex items-center justify-between gap-2">
                <span className="font-serif text-20">{tokens.toLocaleString('en')}</span>
                {tokens === 1200 ? <Badge tone="primary">Best value</Badge> : null}
              </span>
              <span className="mt-1 block text-ink-2">tokens, can be pressed</span>
            </button>
          ))}
        </div>
      </Specimen>
      <Columns>
        <Specimen name="Rows">
          <Rows>
            <Row
              icon={<User aria-hidden />}
              title="Personal details"
              text="robin@example.org"
              chevron
              onClick={() => undefined}
            />
            <Row icon={<Moon aria-hidden />} title="Dark" end={<Switch aria-label="Dark" defaultChecked />} />
            <Row icon={<Bell aria-hidden />} title="Letters" end="Weekly" chevron onClick={() => undefined} />
            <Row
              icon={<CreditCard aria-hidden />}
              title="Premium"
              text="Renews on 2 December"
              end={
                <Button size="sm" variant="quiet">
                  Cancel
                </Button>
              }
            />
            <Row icon={<LogOut aria-hidden />} title="Log out" danger onClick={() => undefined} />
          </Rows>
        </Specimen>
        <Specimen name="Table">
          <Table>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col" className="k-end">
                  Change
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Reply from Noor</td>
                <td className="k-end">−1</td>
              </tr>
              <tr>
                <td>Sunday kitchen: one of three did not answer, returned</td>
                <td className="k-end text-ok">+1</td>
              </tr>
              <tr>
                <td>Bought 100 tokens</td>
                <td className="k-end text-ok">+100</td>
              </tr>
            </tbody>
          </Table>
        </Specimen>
      </Columns>
      <Specimen name="The desk" note="neutral greys, rows of 40 px, a key for every action" flush>
        <div data-mood="desk" className="overflow-x-auto bg-surface-0 py-4">
          <Table dense className="min-w-[34rem]">
            <thead>
              <tr>
                <th scope="col">Severity</th>
                <th scope="col">Reason</th>
                <th scope="col">Waiting</th>
                <th scope="col">Claimed</th>
              </tr>
            </thead>
            <tbody>
              {cases.map(([tone, severity, reason, waiting], index) => (
                <tr key={reason} aria-selected={index === 1}>
                  <td>
                    <span className="flex items-center gap-2">
                      <span className="size-2 rounded-full" style={{ background: `var(--${tone})` }} />
                      {severity}
                    </span>
                  </td>
                  <td>{reason}</td>
                  <td>{waiting}</td>
                  <td className="text-ink-3">
                    {index === 2 ? (
                      <span className="flex items-center gap-1.5">
                        <Lock size={16} strokeWidth={1.5} aria-hidden /> Joost
                      </span>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
          <div className="flex flex-wrap gap-2 px-4 pt-4">
            <Button size="sm" iconEnd={<Kbd>↵</Kbd>}>
              Claim and open
            </Button>
            <Button size="sm" variant="quiet" iconEnd={<Kbd>C</Kbd>}>
              Claim
            </Button>
            <Button size="sm" variant="danger-quiet" iconEnd={<Kbd>S</Kbd>}>
              Suspend
            </Button>
          </div>
        </div>
      </Specimen>
    </Section>
  )
}
