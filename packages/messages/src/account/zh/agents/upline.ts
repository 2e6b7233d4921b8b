import type { AccountMessages } from '../../en/index.ts';

export const upline: AccountMessages['upline'] = {
  waiting: '正在读取可转账对象',
  failedTitle: '无法读取此页面',
  failedText: '您的资金安全，请重试。',
  to: '转给您的代理 {{account}}',
  note: '资金即时到账，无法撤回。',
  limits: '每次 {{least}} 至 {{most}}；今天还可转 {{left}}。',
  turnover: '转账前还需完成流水 {{amount}}。',
  next: '继续',
  sure: {
    title: '转给您的代理？',
    words: '将 {{amount}} 转给 {{account}}。',
    send: '转出 {{amount}}',
    not: '暂不',
    close: '关闭',
    unknown: '暂不确定转账是否已送达。请再次点击，只会转出一次。',
  },
  sent: '已将 {{amount}} 转给 {{account}}。',
  last: '最近转账',
  none: '尚无转账。',
};
