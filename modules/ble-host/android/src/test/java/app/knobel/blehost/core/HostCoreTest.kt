package app.knobel.blehost.core

import org.json.JSONArray
import org.json.JSONObject
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.junit.runners.Parameterized
import java.io.File

/** See the `about` of `cases.json`. The TypeScript and the Swift core pass the same cases. */
@RunWith(Parameterized::class)
class HostCoreTest(@Suppress("unused") private val name: String, private val steps: List<List<String>>) {
  @Test
  fun `does what the case says`() {
    val host = RecordingCore()
    for (step in steps) {
      val lines = step.map(::unfold)
      assertEquals(listOf(step.first()) + lines.drop(1), listOf(step.first()) + host.take(lines.first()))
    }
  }

  companion object {
    @JvmStatic
    @Parameterized.Parameters(name = "{0}")
    fun cases(): List<Array<Any>> {
      val json = JSONObject(File("cases.json").readText())
      return json.getJSONArray("cases").map { cases, index ->
        val case = cases.getJSONObject(index)
        val given = json.getJSONObject("given").getJSONArray(case.getString("given"))
        arrayOf(case.getString("name"), steps(given) + steps(case.getJSONArray("steps")))
      }
    }

    private fun steps(array: JSONArray): List<List<String>> =
      array.map { steps, index -> steps.getJSONArray(index).map(JSONArray::getString) }

    private fun <T> JSONArray.map(at: (JSONArray, Int) -> T): List<T> = (0 until length()).map { at(this, it) }
  }
}
