import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { serviceUrl } from '../../../../src/features/shared/serviceUrl.ts'

const entry = (type: string, url: string) => ({ title: '', type, position: '', url })
const mariana = { userName: 'mariana', labelName: 'Diamond VIP' }
const paramsOf = (address: string) => [...new URL(address).searchParams]

describe('the address of AICAN', () => {
  it('names the member in all four parameters, `name` first, and says the VIP label', () => {
    expect(serviceUrl(entry('AICAN', 'https://ai.test/lua?lang=pt'), mariana)).toBe(
      'https://ai.test/lua?lang=pt&name=mariana&category=mariana&visitorname=mariana&CUSTOM!username=mariana&labelName=Diamond%20VIP',
    )
  })

  it('says no label of a member who has none', () => {
    const address = serviceUrl(entry('AICAN', 'https://ai.test/'), { userName: 'mariana', labelName: null })
    expect(new URL(address).searchParams.has('labelName')).toBe(false)
    expect(new URL(address).searchParams.get('name')).toBe('mariana')
  })
})

describe('the address of MIDUOKE', () => {
  it('names the member in all four parameters, `visitorname` first, and says no label', () => {
    expect(serviceUrl(entry('MIDUOKE', 'https://mi.test/Web/im.aspx?_=t&accountid=119481'), mariana)).toBe(
      'https://mi.test/Web/im.aspx?_=t&accountid=119481&visitorname=mariana&name=mariana&category=mariana&CUSTOM!username=mariana',
    )
  })
})

describe('the address of LIVECHAT', () => {
  it('names the member in all four parameters, `name` first', () => {
    expect(serviceUrl(entry('LIVECHAT', 'https://direct.test/11929440/'), mariana)).toBe(
      'https://direct.test/11929440/?name=mariana&category=mariana&visitorname=mariana&CUSTOM!username=mariana',
    )
  })

  it('takes the place of a name that stands there, and leaves a category of the merchant’s own', () => {
    const address = serviceUrl(
      entry('LIVECHAT', 'https://direct.test/?name=guest&category=payments'),
      mariana,
    )
    expect(paramsOf(address)).toEqual([
      ['category', 'payments'],
      ['name', 'mariana'],
      ['visitorname', 'mariana'],
      ['CUSTOM!username', 'mariana'],
    ])
  })
})

describe('the address of COMM100', () => {
  it('names the member in all four parameters, `CUSTOM!username` first and in plain letters, before the hash', () => {
    expect(
      serviceUrl(entry('COMM100', 'https://vue.test/chatWindow.aspx?siteId=88012&planId=a-1#'), mariana),
    ).toBe(
      'https://vue.test/chatWindow.aspx?siteId=88012&planId=a-1&CUSTOM!username=mariana&name=mariana&category=mariana&visitorname=mariana#',
    )
  })
})

describe('the address of COMM100VIP', () => {
  it('is built as that of COMM100', () => {
    expect(serviceUrl(entry('COMM100VIP', 'https://vip.test/chatWindow.aspx?siteId=1'), mariana)).toBe(
      'https://vip.test/chatWindow.aspx?siteId=1&CUSTOM!username=mariana&name=mariana&category=mariana&visitorname=mariana',
    )
  })
})

describe('the address of an entry', () => {
  it.each(['', 'TELEGRAM', 'toString', '__proto__'])('of the unknown vendor %j stays as it is', (type) => {
    expect(serviceUrl(entry(type, 'https://x.test/?b=2&a=%20#here'), mariana)).toBe(
      'https://x.test/?b=2&a=%20#here',
    )
  })

  it.each([undefined, {}, { userName: null }, { userName: '' }])('says nothing of a guest (%j)', (guest) => {
    expect(serviceUrl(entry('AICAN', 'https://ai.test/?a=1'), guest)).toBe('https://ai.test/?a=1')
  })

  it('keeps what stands there letter for letter', () => {
    const address = serviceUrl(entry('MIDUOKE', 'https://mi.test/a%2Fb?sign=a+b%20c&&x#/room?y=1'), mariana)
    expect(address).toMatch(/^https:\/\/mi\.test\/a%2Fb\?sign=a\+b%20c&x&visitorname=mariana&.*#\/room\?y=1$/)
  })

  it('holds whatever a member is called, and leads nowhere else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (userName) => {
        const url = new URL(serviceUrl(entry('COMM100', 'https://vue.test/c?siteId=1#top'), { userName }))
        expect(url.origin + url.pathname + url.hash).toBe('https://vue.test/c#top')
        expect(url.searchParams.get('CUSTOM!username')).toBe(userName.toWellFormed())
        expect(url.searchParams.getAll('name')).toHaveLength(1)
      }),
    )
  })
})
