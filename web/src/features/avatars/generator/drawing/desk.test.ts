import type { LookChoice } from '@aureole/portrait-drawing'
import { describe, expect, test, vi } from 'vitest'
import { createDesk, type Drawer } from './desk.ts'
import type { Delivery, Failure, Order } from './messages.ts'

function office() {
  const orders: Order[] = []
  let deliver: (event: { data: Delivery | Failure }) => void = () => undefined
  let breakDown: (event: unknown) => void = () => undefined
  const drawer = {
    postMessage: (order: Order) => void orders.push(order),
    addEventListener(name: string, listener: never) {
      if (name === 'message') deliver = listener
      else breakDown = listener
    },
  } as Drawer
  const discard = vi.fn<(url: string) => void>()
  const desk = createDesk({ hire: () => drawer, keep: (svg) => `blob:${svg}`, discard, room: 2 })
  const palette = { ground: '', line: '', halo: '' }
  return {
    desk,
    orders,
    discard,
    finish: () => {
      const { id, choice } = orders.at(-1)!
      deliver({ data: { id, look: choice as Delivery['look'], palette, svg: choice.seed } })
    },
    breakDown: () => breakDown({}),
  }
}

const face = (seed: string): LookChoice => ({ seed })

describe('the drawing desk', () => {
  test('draws one at a time, and the large portrait before what waits', () => {
    const { desk, orders, finish } = office()
    desk.draw(face('a'), 'SQUARE')
    desk.draw(face('b'), 'SQUARE')
    desk.draw(face('large'), 'PORTRAIT', true)
    expect(orders.map((order) => order.choice.seed)).toEqual(['a'])
    finish()
    finish()
    expect(orders.map((order) => order.choice.seed)).toEqual(['a', 'large', 'b'])
  })

  test('draws nothing twice', async () => {
    const { desk, orders, finish } = office()
    const one = desk.draw(face('a'), 'SQUARE')
    const other = desk.draw(face('a'), 'SQUARE')
    finish()
    expect(await one.drawn).toBe(await other.drawn)
    expect((await desk.draw(face('a'), 'SQUARE').drawn).url).toBe('blob:a')
    expect(orders).toHaveLength(1)
  })

  test('leaves out what nobody waits for any more', () => {
    const { desk, orders, finish } = office()
    desk.draw(face('a'), 'SQUARE')
    desk.draw(face('b'), 'SQUARE').cancel()
    const kept = desk.draw(face('c'), 'SQUARE')
    desk.draw(face('c'), 'SQUARE').cancel()
    finish()
    expect(orders.at(-1)?.choice.seed).toBe('c')
    kept.cancel()
  })

  test('keeps a limited number of pictures', async () => {
    const { desk, finish, discard } = office()
    for (const seed of ['a', 'b', 'c']) {
      desk.draw(face(seed), 'SQUARE')
      finish()
    }
    expect(discard).toHaveBeenCalledExactlyOnceWith('blob:a')
  })

  test('says so when nothing can be drawn here', async () => {
    const { desk, breakDown } = office()
    const { drawn } = desk.draw(face('a'), 'SQUARE')
    breakDown()
    await expect(drawn).rejects.toThrow('cannot be drawn')
    expect(desk.isBroken()).toBe(true)
    await expect(desk.draw(face('b'), 'SQUARE').drawn).rejects.toThrow('cannot be drawn')
  })
})
