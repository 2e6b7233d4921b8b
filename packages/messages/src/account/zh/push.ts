import type { AccountMessages } from '../en/index.ts';

export const push: AccountMessages['push'] = {
  title: '此设备上的通知',
  text: '即使网站已关闭，也会在此通知您：只发送您选择的内容，绝不发送广告。',
  kinds: {
    withdrawal_paid: '提款已汇出',
    draw_result: '您参与的开奖有了结果',
    case_answered: '您的反馈已答复',
  },
  unable: '此浏览器无法显示通知。在 iPhone 或 iPad 上，请将网站添加到主屏幕后从那里打开。',
  denied: '此浏览器已阻止本站的通知。请在浏览器设置中允许，然后在此选择。',
  refused: '浏览器未获准显示通知。',
  failed: '暂时无法为浏览器开启通知，请稍后再试。',
};
