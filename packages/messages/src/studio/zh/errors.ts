import type { StudioMessages } from '../en/index.ts';

export const errors: StudioMessages['errors'] = {
  bad_request: '请求无法识别，未扣款。',
  session_ended: '您的会话已结束，请重新打开游戏继续。',
  insufficient_funds: '余额不足，无法完成此投注。',
  limit_reached: '此投注超出您账号的限额，未扣款。',
  game_unavailable: '此游戏暂不可用，您的资金安全。',
  account_disabled: '您的账号暂时无法游戏。',
  too_fast: '请稍候再开始下一局。',
  round_open: '上一局仍在结算，您的资金安全。',
  operator_unreachable: '运营商暂无响应，您的资金安全。',
  unknown_error: '系统出现问题，您的资金安全，请重试。',
};
