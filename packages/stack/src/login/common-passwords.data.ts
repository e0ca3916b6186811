/** The passwords of eight and more characters that lead every published ranking of leaked ones (NIST SP 800-63B 3.1.1.2 asks to refuse such). Lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  '12345678', '123456789', '1234567890', '0123456789', '87654321', '987654321', '11111111', '111111111', '00000000', '88888888', '12341234', '11223344', '123123123', '147258369', '789456123',
  'password', 'password1', 'password12', 'password123', 'passw0rd', 'p@ssw0rd', 'p@ssword', 'password!',
  'qwertyuiop', 'qwerty123', 'qwerty12', 'qwertyui', '1q2w3e4r', '1q2w3e4r5t', '1qaz2wsx', 'q1w2e3r4', 'qazwsxedc', 'asdfghjkl', 'asdfasdf', 'zxcvbnm1', 'abcd1234', 'abc12345', 'a1b2c3d4', 'abcdefgh', 'aaaaaaaa',
  'iloveyou', 'iloveyou1', 'sunshine', 'princess', 'football', 'baseball', 'superman', 'trustno1', 'starwars', 'computer', 'internet', 'welcome1', 'letmein1', 'changeme', 'whatever', 'michelle', 'jennifer', 'pokemon1', 'dragon123', 'monkey123', 'admin123', 'administrator', 'test1234', 'secret123',
]);
